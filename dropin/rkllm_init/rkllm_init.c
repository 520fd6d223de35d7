#include <stdint.h>

int RkllmInit(void *handle, void *param, void *callback);

// The vendor's name, which is all that the file exports.
int rkllm_init(void *handle, void *param, void *callback)
{
	return RkllmInit(handle, param, callback);
}
