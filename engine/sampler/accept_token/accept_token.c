#include <stdint.h>

// llama.h
extern void (*rkllmd_llama_sampler_accept)(void *sampler, int32_t token);

// Counts a token.
void rkllmd_accept_token(void *sampler, int32_t token)
{
	rkllmd_llama_sampler_accept(sampler, token);
}
