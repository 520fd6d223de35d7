/*
 * A program that uses the conformance library as any client does: loads a model and runs once, and answers each callback in
 * state NORMAL with its argument. It prints what it gets.
 */
#include "../rkllm_abi/rkllm_abi.h"

#include <stdio.h>
#include <stdlib.h>

#if RKLLM_AGE >= RKLLM_AGE_C
#define ANSWER int
#else
#define ANSWER void
#endif
ANSWER drive_conformance_result(RKLLMResult *result, void *userdata, LLMCallState state);

int main(int count, char **arguments)
{
	RKLLMParam *param = calloc(1, 1024); /* more room than any of them needs, zeroed */
	RKLLMInput *input = calloc(1, 1024);
	RKLLMInferParam *infer = calloc(1, 1024);
	LLMHandle handle = NULL;
	void *userdata = arguments[count - 1];
	int code;

	param->model_path = "a model";
	input->input_type = RKLLM_INPUT_PROMPT;
	input->prompt_input = "Hello";
#if RKLLM_AGE >= RKLLM_AGE_D
	RKLLMCallback *callback = calloc(1, 1024);

	callback->result_callback = drive_conformance_result;
	callback->result_userdata = userdata;
	userdata = NULL; /* then that of the structure counts */
	code = rkllm_init(&handle, param, callback);
#else
	code = rkllm_init(&handle, param, drive_conformance_result);
#endif
	printf("init %d %s\n", code, handle == NULL ? "no handle" : "handle");
	printf("run %d\n", rkllm_run(handle, input, infer, userdata));
	printf("running %d\n", rkllm_is_running(handle));
	printf("destroy %d\n", rkllm_destroy(handle));
	return 0;
}
