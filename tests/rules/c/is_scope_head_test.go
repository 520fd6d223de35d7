package c_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules/c/is_scope_head"
)

func TestIsScopeHead(t *testing.T) {
	for _, head := range []string{
		"extern    ", "\nnamespace ", "namespace a::b ", "inline namespace v1 ", "struct ", "struct pair ",
		"typedef struct ", "union u ",
		"class Client ", "class A : public B, C<int> ", "template <typename T> struct S ",
		"struct __attribute__((packed)) p ",
	} {
		require.True(t, is_scope_head.IsScopeHead(head), head)
	}
	for _, head := range []string{
		"", "int main(void) ", "struct pair make(void) ", "struct pair p = ", "static const struct pair table[] = ",
		"enum kind ",
		"externs ", "namespaces ", "structure ", "extern int f(void) ", "auto f(struct a b) -> struct c ",
	} {
		require.False(t, is_scope_head.IsScopeHead(head), head)
	}
}
