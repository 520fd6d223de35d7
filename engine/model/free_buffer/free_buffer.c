#include <stddef.h>

// ggml-backend.h: ends the life of a buffer. The linker sends llama.cpp's calls of it here (--wrap) and knows the
// original by the second name.
void rkllmd_free_buffer(void *buffer) __asm__("__wrap_ggml_backend_buffer_free");
void rkllmd_free_original_buffer(void *buffer) __asm__("__real_ggml_backend_buffer_free");

// C++: operator delete, of what has no destructor.
void rkllmd_delete(void *block) __asm__("_ZdlPv");

// Frees a buffer. This ggml leaves that to the buffer's first function, free_buffer, which a buffer of no bytes does not
// have: llama.cpp makes one for every tensor that it looks at, and none of them was ever freed.
void rkllmd_free_buffer(void *buffer)
{
	if (buffer && !*(void **)buffer)
		rkllmd_delete(buffer);
	else
		rkllmd_free_original_buffer(buffer);
}
