// What the functions of the C++ program that uses the drop-in have in common.
#ifndef RKLLMD_DROPIN_CPP_CLIENT_H
#define RKLLMD_DROPIN_CPP_CLIENT_H

#include <atomic>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "rkllm_abi.h"

// What one conversation has brought.
struct Talk {
	LLMHandle handle = nullptr;
	std::thread::id caller;
	std::string text;
	std::vector<int32_t> tokens;
	std::atomic<int> count{0};
	int finished = 0, elsewhere = 0;
};

int dropin_cpp_on_result(RKLLMResult *result, void *userdata, LLMCallState state);
void dropin_cpp_talk(const std::string &model, const std::string &prompt, Talk &talk);
void dropin_cpp_stop(Talk &talk);

#endif
