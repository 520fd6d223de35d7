#include "dropin_cpp_client.h"

// Loads the model, runs the prompt without an end, and destroys the handle; throws when something is not as promised.
void dropin_cpp_talk(const std::string &model, const std::string &prompt, Talk &talk)
{
	RKLLMParam param = rkllm_createDefaultParam();
	param.model_path = model.c_str();
	param.max_new_tokens = -1;
	param.max_context_len = 2048;
	param.top_k = 1;
	param.repeat_penalty = 1;
	param.extend_param.enabled_cpus_num = 1;
	talk.caller = std::this_thread::get_id();
#if RKLLM_AGE >= RKLLM_AGE_D
	RKLLMCallback callback{};
	callback.result_callback = dropin_cpp_on_result;
	callback.result_userdata = &talk; // for the run below, which gives none
	if (rkllm_init(&talk.handle, &param, &callback) != 0)
		throw std::runtime_error("rkllm_init");
	void *userdata = nullptr;
#else
	if (rkllm_init(&talk.handle, &param, dropin_cpp_on_result) != 0)
		throw std::runtime_error("rkllm_init");
	void *userdata = &talk;
#endif
	RKLLMInput input{};
	input.input_type = RKLLM_INPUT_PROMPT;
	input.prompt_input = const_cast<char *>(prompt.c_str());
	RKLLMInferParam infer{};
	std::thread stopper(dropin_cpp_stop, std::ref(talk));
	int status = rkllm_run(talk.handle, &input, &infer, userdata);
	stopper.join();
	if (status != 0 || talk.finished != 1 || talk.elsewhere != 0)
		throw std::runtime_error("rkllm_run");
	if (rkllm_destroy(talk.handle) != 0)
		throw std::runtime_error("rkllm_destroy");
}
