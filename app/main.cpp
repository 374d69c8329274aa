#include "app/program.h"

int main(int argc, char** argv) { return delve::app::runProgram(argc, argv); }
