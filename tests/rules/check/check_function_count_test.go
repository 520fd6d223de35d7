package check_test

import (
	"testing"

	"rkllmd/rules/check/check_function_count"
	"rkllmd/tests/rules/check/check_sources"
)

func TestCheckFunctionCount(t *testing.T) {
	const verb, nouns = "utils/tell/tell.go", "utils/utils.go"
	const test, fuzz = "tests/utils/tell_test.go", "tests/utils/tell_fuzz_test.go"
	check_sources.CheckSources(t, check_function_count.CheckFunctionCount, [][3]string{
		{verb, "package tell\nfunc Tell() {}\n", ""},
		{verb, "package tell\nfunc (t *T) Tell() {}\n", ""},
		{verb, "package tell\ntype T int\nvar F = func() {}\n", verb + ":1: function-count"},
		{verb, "package tell\nfunc Tell() {}\nfunc two() {}\nfunc _() {}\n", verb + ":3: function-count " + verb +
			":4: function-count"},
		{verb, "package tell\nfunc init() {}\nfunc Tell() {}\n", verb + ":3: function-count"},
		{verb, "package tell\nfunc Tell() {}\nfunc (t T) String() string { return \"\" }\n", verb +
			":3: function-count"},
		{verb, "package tell\nfunc Tell[T any](t T) {}\nfunc bodiless()\n", verb + ":3: function-count"},
		{nouns, "package utils\ntype T struct{ F func() }\ntype I interface{ M() }\n", ""},
		{nouns, "package utils\nfunc (t T) M() {}\n", nouns + ":2: function-count"},
		{nouns, "package utils\nfunc init() {}\nfunc F() {}\n", nouns + ":2: function-count " + nouns +
			":3: function-count"},
		{test, "package utils_test\nfunc TestTell(t *testing.T) {}\n", ""},
		{test, "package utils_test\nfunc TestTell(t *testing.T) {}\nfunc help() {}\n", test + ":3: function-count"},
		{test, "package utils_test\nfunc TestTell(t *testing.T) {}\nfunc FuzzTell(f *testing.F) {}\n", test +
			":3: function-count"},
		{test, "package utils_test\n", test + ":1: function-count"},
		{fuzz, "package utils_test\nfunc FuzzTell() {}\nfunc FuzzMore() {}\n", fuzz + ":3: function-count"},
		{"main.go", "package main\nfunc main() {}\nfunc help() {}\n", "main.go:3: function-count"},
		{"utils/tell/tell.c", "int tell(void) { return 0; }\n", ""},
	})
}
