#include <stdint.h>

// The size of RKLLMParam, which has 8-byte members.
struct RKLLMParam {
#ifdef RKLLM_C
	uint64_t words[208 / 8];
#else
	uint64_t words[184 / 8];
#endif
};

int rkllmd_ask_runtime(int function, uintptr_t handle, void *first, void *second, void *third);

// It returns its structure by value, which Go cannot.
struct RKLLMParam rkllm_createDefaultParam(void)
{
	struct RKLLMParam param = {0};
	rkllmd_ask_runtime(0, 0, &param, 0, 0);
	return param;
}
