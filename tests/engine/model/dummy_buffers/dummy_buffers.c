#include <malloc.h>
#include <stddef.h>

// ggml-backend.h
void *ggml_backend_cpu_buffer_type(void);
void *ggml_backend_buft_alloc_buffer(void *type, size_t size);
void free_buffer(void *buffer) __asm__("__wrap_ggml_backend_buffer_free");

// Makes and frees so many buffers of size bytes; returns by how many bytes the memory in use has grown.
long dummy_buffers(int count, size_t size)
{
	struct mallinfo2 before = mallinfo2();
	for (int i = 0; i < count; i++)
		free_buffer(ggml_backend_buft_alloc_buffer(ggml_backend_cpu_buffer_type(), size));
	struct mallinfo2 after = mallinfo2();
	return (long)(after.uordblks + after.hblkhd) - (long)(before.uordblks + before.hblkhd);
}
