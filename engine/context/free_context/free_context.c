#include <stdint.h>
#include <stdlib.h>

// llama.h
extern void (*rkllmd_llama_free)(void *context);

// Frees a context and its abort flag; NULL is allowed.
void rkllmd_free_context(void *context, int32_t *flag)
{
	rkllmd_llama_free(context);
	free(flag);
}
