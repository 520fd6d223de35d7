// llama.h
void llama_log_set(void *callback, void *userdata);
void llama_backend_init(void);

// Sends llama.cpp's and ggml's log to the callback and fills ggml's tables.
void rkllmd_start_engine(void *log)
{
	llama_log_set(log, 0);
	llama_backend_init();
}
