// Package build_conformance builds the conformance library.
package build_conformance

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/project/project_path"
	"rkllmd/tests/whole/compile_conformance"
	"rkllmd/tests/whole/conformance_version"
)

// BuildConformance compiles the conformance library (conformance_types.h says what that is) and returns the path of its
// librkllmrt.so. generation is a letter (A, B, b, C, D: its newest version) or a version, which the file then holds as
// text. compiler is gcc or aarch64-linux-gnu-gcc; more flags are for it.
func BuildConformance(tb testing.TB, generation, compiler string, flags ...string) string {
	tb.Helper()
	v := conformance_version.ConformanceVersion(generation)
	if v.RunAsyncHangs {
		flags = append(flags, "-DRKLLM_RUN_ASYNC_HANGS")
	}
	flags = append(flags, "-fPIC", "-shared", "-pthread", "-fvisibility=hidden", "-Wl,-z,defs", "-D_GNU_SOURCE",
		"-Wl,-soname,librkllmrt.so",
		"-DRKLLM_GENERATION='"+v.Generation+"'", `-DRKLLM_VERSION="`+v.Name+`"`)
	support := project_path.ProjectPath(tb, "tests/support")
	inner, err := filepath.Glob(filepath.Join(support, "conformance_[fl]*", "*", "*.c"))
	require.NoError(tb, err)
	var sources []string
	for _, source := range inner {
		if strings.Contains("CD", v.Generation) || filepath.Base(source) != "conformance_cross_attn.c" {
			sources = append(sources, source)
		}
	}
	for _, function := range v.Functions {
		sources = append(sources, filepath.Join(support, "conformance_api", "rkllm_"+function, "rkllm_"+function+".c"))
	}
	return compile_conformance.CompileConformance(tb, "librkllmrt.so", compiler, sources, flags)
}
