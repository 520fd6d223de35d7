// llama.h
extern void (*rkllmd_llama_log_set)(void *callback, void *userdata);
extern void (*rkllmd_llama_backend_init)(void);

// Sends llama.cpp's and ggml's log to the callback and fills ggml's tables.
void rkllmd_start_engine(void *log)
{
	rkllmd_llama_log_set(log, 0);
	rkllmd_llama_backend_init();
}
