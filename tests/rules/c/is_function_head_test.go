package c_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules/c/is_function_head"
)

func TestIsFunctionHead(t *testing.T) {
	heads := map[string]bool{
		"int f(void)":                              true,
		"static inline struct s *f(int a)\n":       true,
		"int f(int (*g)(int))":                     true,
		"int f(void) NOINLINE":                     true,
		"__attribute__((noinline)) int f(void)":    true,
		"void f(void) __attribute__((aligned(8)))": true,
		"DEFINE_FUNCTION(f)":                       true,
		"":                                         true, // int f(a) int a; {
		"struct s":                                 false,
		"typedef struct":                           false,
		"enum":                                     false,
		"typedef struct __attribute__((packed))":   false,
		"struct __attribute__((aligned(sizeof(int)))) s": false,
		"int a[] =":                      false,
		"int (*table[])(void) =":         false,
		"struct s x __attribute__(()) =": false,
	}
	for head, want := range heads {
		require.Equal(t, want, is_function_head.IsFunctionHead(head), head)
	}
}
