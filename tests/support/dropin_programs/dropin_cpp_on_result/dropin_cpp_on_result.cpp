#include "dropin_cpp_client.h"

// The result callback of the C++ program.
int dropin_cpp_on_result(RKLLMResult *result, void *userdata, LLMCallState state)
{
	Talk &talk = *static_cast<Talk *>(userdata);
	talk.elsewhere += std::this_thread::get_id() != talk.caller;
	if (state == RKLLM_RUN_FINISH) {
		talk.finished++;
		return 0;
	}
	if (state == RKLLM_RUN_NORMAL && result->text != nullptr)
		talk.text += result->text;
	talk.tokens.push_back(result->token_id);
	talk.count++;
	return 0;
}
