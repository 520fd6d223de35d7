// Package llama_fake makes a library that looks like llama.cpp and computes nothing.
package llama_fake

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/llama"
	"rkllmd/tests/support/engine/llama_object"
	"rkllmd/tests/support/project/project_path"
)

// What it has beside the functions that the engine calls: ggml's devices, of which there is a CPU once a backend was
// loaded, and samplers of penalties, which take the size of the vocabulary first where NEW is defined.
const source = `
#include <string.h>
static int loaded, last_n;
void *ggml_backend_load(const char *path) { return strstr(path, "refused") ? 0 : (loaded++, "loaded"); }
size_t ggml_backend_dev_count(void) { return loaded; }
void *ggml_backend_dev_get(size_t i) { return "device"; }
const char *ggml_backend_dev_name(void *d) { return "CPU"; }
const char *ggml_backend_dev_description(void *d) { return "of the tests"; }
int ggml_backend_dev_type(void *d) { return 0; }
const char *ggml_commit(void) { return "c0ffee"; }
#ifdef VERSION
const char *ggml_version(void) { return VERSION; }
#endif
void *llama_sampler_init_penalties(int first, int second) {
#ifdef NEW
	last_n = second;
#else
	last_n = first;
#endif
	return "sampler";
}
void llama_sampler_apply(void *s, float **data) { if (last_n > 0) data[0][1] -= 1; }
`

// LlamaFake makes such a libllama in folder, whose default parameters are those of l and that says that version of
// ggml, "" none, without the functions of these names, with these arguments for gcc, and returns its path.
func LlamaFake(t testing.TB, folder string, l llama.Layout, version string, without []string,
	arguments ...string) string {
	t.Helper()
	text, err := os.ReadFile(project_path.ProjectPath(t, "engine/llama/use_functions/use_functions.c"))
	require.NoError(t, err)
	whole := source
	functions := regexp.MustCompile(`[X(]\(((?:ggml|llama)_\w+)\)|N\((llama_\w+_lora)\)`)
	for _, match := range functions.FindAllStringSubmatch(string(text), -1) {
		name := match[1] + match[2]
		if !slices.Contains(without, name) && !strings.Contains(name, "l_default_params") &&
			!strings.Contains(name, "t_default_params") && !strings.Contains(whole, name+"(") {
			whole += "int " + name + "() { return 0; }\n"
		}
	}
	for name, words := range map[string]string{"model": l.Model, "context": l.Context} {
		bytes, list := "", strings.Fields(words)
		for _, word := range list {
			number, err := strconv.ParseUint(strings.ReplaceAll(word, "-", "0"), 16, 32)
			require.NoError(t, err)
			bytes += fmt.Sprintf("0x%x,", number)
		}
		whole += fmt.Sprintf("struct %s { int words[%d]; };\nstruct %s llama_%s_default_params(void) { return "+
			"(struct %s){{%s}}; }\n",
			name, len(list), name, name, name, bytes)
	}
	if version != "" {
		arguments = append(arguments, `-DVERSION="`+version+`"`)
	}
	return llama_object.LlamaObject(t, folder, "libllama.so.9", whole, arguments...)
}
