// llama.h
extern void *(*rkllmd_llama_sampler_init_grammar)(const void *vocab, const char *source, const char *root);

// Makes the sampler that holds an answer to a grammar. NULL when llama.cpp cannot use the grammar.
void *rkllmd_create_grammar(const void *vocab, const char *source)
{
	return rkllmd_llama_sampler_init_grammar(vocab, source, "root");
}
