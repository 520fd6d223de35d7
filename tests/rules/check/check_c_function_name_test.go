package check_test

import (
	"testing"

	"rkllmd/rules/check/check_c_function_name"
	"rkllmd/tests/rules/check/check_sources"
)

func TestCheckCFunctionName(t *testing.T) {
	const c = "utils/tell_me/tell_me.c"
	check_sources.CheckSources(t, check_c_function_name.CheckCFunctionName, [][3]string{
		{c, "int tell_me(void) {}\n", ""},
		{c, "int rkllmd_tell_me(void) {}\n", ""},
		{c, "int main(void) {}\n", ""},
		{c, "int help(void) {}\nint tell_me(void) {}\n", ""}, // c-function-count says the rest
		{c, "int tell_me;\n", ""},
		{c, "\nint tell(void) {}\n", c + ":2: function-name"},
		{c, "int TellMe(void) {}\n", c + ":1: function-name"},
		{c, "int other_tell_me(void) {}\n", c + ":1: function-name"},
		{"utils/tell_me/tell_me.h", "static int help(void) {}\n", ""},
		{"utils/tell_me/tell_me.go", "package p\n\n// int help(void) {}\nimport \"C\"\n", ""},
	})
}
