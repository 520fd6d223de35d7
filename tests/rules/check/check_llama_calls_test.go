package check_test

import (
	"testing"

	"rkllmd/rules/check/check_llama_calls"
	"rkllmd/tests/rules/check/check_sources"
)

func TestCheckLlamaCalls(t *testing.T) {
	const c, table = "engine/model/free_it/free_it.c", "engine/llama/use_functions/use_functions.c"
	const verb = "engine/model/free_it/free_it.go"
	const calls = "void llama_model_free(void *);\nvoid rkllmd_free_it(void *m)\n{\n\tllama_model_free(m);\n}\n"
	check_sources.CheckSources(t, check_llama_calls.CheckLlamaCalls, [][3]string{
		{c, calls, c + ":1: llama-calls " + c + ":4: llama-calls"},
		{"bench/free_it/free_it.c", calls, ""},
		{"tests/engine/model/free_it/free_it.c", calls, ""},
		{table, calls, ""},
		{c, "extern void (*rkllmd_llama_model_free)(void *);\n" +
			"void rkllmd_free_it(void *m) { rkllmd_llama_model_free(m); }\n", ""},
		{c, "void *f(void)\n{\n\treturn &llama_free; // by its address\n}\n", c + ":3: llama-calls"},
		{c, "struct llama_batch { int a; };\nint f(struct  llama_batch b, enum llama_kind k) { return b.a; }\n", ""},
		{c, "// llama_free()\n#define A llama_free\nchar *f(void) { return \"llama_free\"; /* llama_free */ }\n", ""},
		{"engine/model/free_it/free_it.h", "void llama_free(void *);\n",
			"engine/model/free_it/free_it.h:1: llama-calls"},
		{verb, "package free_it\n\n// void llama_free(void *c);\nimport \"C\"\n\nfunc FreeIt() { C.llama_free(nil) }\n",
			verb + ":3: llama-calls"},
		{verb, "package free_it\n\n// llama_free stands in no preamble.\nfunc FreeIt() {}\n", ""},
		{"utils/free_it/free_it.c", calls,
			"utils/free_it/free_it.c:1: llama-calls utils/free_it/free_it.c:4: llama-calls"},
	})
}
