#include <string.h>

struct param {
	unsigned char bytes[208];
};

// A rkllm_createDefaultParam: it returns its structure by value.
struct param rkllm_fake_default_param(void)
{
	struct param param;
	memset(param.bytes, 1, sizeof param.bytes);
	return param;
}
