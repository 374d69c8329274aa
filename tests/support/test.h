#pragma once

#include <QObject>

#include <functional>
#include <map>
#include <memory>
#include <string>

/// The test classes of a program, by name. DELVE_TEST(Class) at the end of a file adds one.
namespace delve::test {

using MakeTest = std::function<std::unique_ptr<QObject>()>;

std::map<std::string, MakeTest>& registeredTests();

struct Registration {
    Registration(const char* name, MakeTest make) { registeredTests()[name] = std::move(make); }
};

} // namespace delve::test

#define DELVE_TEST(Class)                                                                                              \
    static const delve::test::Registration registrationOf##Class{                                                      \
        #Class, [] { return std::unique_ptr<QObject>(std::make_unique<Class>()); }};
