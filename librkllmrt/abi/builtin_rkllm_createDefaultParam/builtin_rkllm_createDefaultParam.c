#include <stdint.h>

// The size of RKLLMParam; it has 8-byte members.
struct RKLLMParam {
	uint64_t words[184 / 8];
};

void BuiltinRkllmCreateDefaultParam(void *param);

// rkllm_createDefaultParam returns its structure by value, which Go cannot.
struct RKLLMParam builtin_rkllm_createDefaultParam(void)
{
	struct RKLLMParam param = {0};
	BuiltinRkllmCreateDefaultParam(&param);
	return param;
}
