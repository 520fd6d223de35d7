#include <stddef.h>

// ggml-backend-impl.h: the beginning of a buffer.
struct buffer {
	void (*free_buffer)(void *buffer);
};

// The linker sends llama.cpp's calls of ggml_backend_buffer_free here (--wrap) and knows the original by the second name.
void rkllmd_free_buffer(struct buffer *buffer) __asm__("__wrap_ggml_backend_buffer_free");
void rkllmd_original_free(struct buffer *buffer) __asm__("__real_ggml_backend_buffer_free");
void rkllmd_delete(void *object) __asm__("_ZdlPv"); // operator delete

// Frees a buffer, also one without memory: llama.cpp makes such a one for each tensor of a model, to ask what can compute
// with it, and ggml, which leaves the freeing to the buffer's own function, forgets those that have none.
void rkllmd_free_buffer(struct buffer *buffer)
{
	if (buffer && !buffer->free_buffer)
		rkllmd_delete(buffer);
	else
		rkllmd_original_free(buffer);
}
