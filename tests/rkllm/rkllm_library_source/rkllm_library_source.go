// Package rkllm_library_source writes a small library in C.
package rkllm_library_source

import (
	"fmt"
	"strings"

	"rkllmd/rkllm"
)

// RkllmLibrarySource returns the C source of a library with the functions of that generation, which do nothing and
// return 0; rkllm_init also gives a handle. version stands in its text unless "". bodies has other functions in their
// places: the parameters and the body, "" for a function that is left out.
func RkllmLibrarySource(generation, version string, bodies map[string]string) string {
	var source strings.Builder
	source.WriteString("#define _GNU_SOURCE\n#include <pthread.h>\n#include <signal.h>\n#include " +
		"<stdlib.h>\n#include <string.h>\n#include <unistd.h>\n")
	if version != "" {
		fmt.Fprintf(&source, "__attribute__((used)) static const char text[] = \"RKLLM SDK (version: %s)\";\n", version)
	}
	for _, function := range rkllm.Functions {
		body, found := bodies[function.Name]
		switch {
		case found && body == "", !strings.Contains(function.Generations, generation):
			continue
		case !found && function.Name == "rkllm_init":
			body = "(void **handle) { *handle = handle; return 0; }"
		case !found:
			body = "(void) { return 0; }"
		}
		fmt.Fprintf(&source, "int %s%s\n", function.Name, body)
	}
	return source.String()
}
