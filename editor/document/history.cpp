#include "editor/document/history.h"
