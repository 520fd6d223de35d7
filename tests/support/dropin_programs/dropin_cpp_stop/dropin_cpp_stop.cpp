#include "dropin_cpp_client.h"

// A thread that aborts a run after forty tokens.
void dropin_cpp_stop(Talk &talk)
{
	while (talk.count < 40)
		std::this_thread::yield();
	if (rkllm_abort(talk.handle) != 0)
		throw std::runtime_error("rkllm_abort");
}
