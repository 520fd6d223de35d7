#include "../../conformance_library/conformance_types/conformance_types.h"

#include <signal.h>
#include <unistd.h>

/* Does a command after which the process is not what it was, if this is one. */
bool conformance_die(struct conformance_call *call, const char *command, int number)
{
	RKLLMResult result = {0};
	volatile char deep[65536];

	if (strcmp(command, "raise") == 0) {
		signal(number, SIG_DFL);
		raise(number);
	} else if (strcmp(command, "overflow") == 0) {
		deep[0] = 1;
		conformance_die(call, command, number + deep[0]);
		deep[1] = 1;
	} else if (strcmp(command, "exit") == 0) {
		exit(number);
	} else if (strcmp(command, "leave") == 0) {
		_exit(number);
	} else if (strcmp(command, "wild") == 0) {
		result.text = (const char *)8;
		conformance_emit(call, 0, &result);
	} else if (strcmp(command, "absurd") == 0) {
		result.last_hidden_layer.hidden_states = (const float *)(const void *)&result;
		result.last_hidden_layer.num_tokens = result.last_hidden_layer.embd_size = number;
		conformance_emit(call, 0, &result);
	} else if (strcmp(command, "spin") == 0) {
		for (;;) {
			deep[0] = 1;
		}
	} else if (strcmp(command, "close") == 0) {
		for (int fd = 3; fd < 64; fd++) {
			close(fd);
		}
	} else if (strcmp(command, "fork") == 0) {
		if (fork() == 0) {
			sleep(600);
			_exit(0);
		}
	} else if (strcmp(command, "flood") == 0) {
		for (int i = 0; i < number; i++) {
			fprintf(stderr, "W rkllm: line %d of a flood\n", i);
		}
	} else {
		return false;
	}
	return true;
}
