#pragma once

#include "editor/work/out_of_memory.h"

#include <QMetaObject>
#include <QObject>

#include <chrono>
#include <new>
#include <stdexcept>
#include <thread>
#include <type_traits>

/// What every thread of the editor does its work with. An exception that left a thread would end the program, with all
/// work in it; so lack of memory ends nothing but the piece of work that met it.
namespace delve {

/// What `work` gives; where there is no memory for it, what `instead` gives, which needs so little that there will be
/// enough for it.
template <class Work, class Instead>
std::invoke_result_t<Work&> withinMemory(Work&& work, Instead&& instead) {
    constexpr std::chrono::milliseconds untilSomeIsFree{50};
    try {
        return work();
    } catch (const std::bad_alloc&) {
    } catch (const std::length_error&) {
    }
    while (true) {
        try {
            return instead();
        } catch (const std::bad_alloc&) {
            std::this_thread::sleep_for(untilSomeIsFree);
        }
    }
}

/// Has `tell` called on the thread of `owner`, which outlives whoever calls this.
template <class Tell>
void tellOwner(QObject* owner, const Tell& tell) {
    const auto call = [&] { (void)QMetaObject::invokeMethod(owner, tell, Qt::QueuedConnection); };
    withinMemory(call, call);
}

} // namespace delve
