package check_test

import (
	"testing"

	"rkllmd/rules/check/check_function_name"
	"rkllmd/tests/rules/check/check_sources"
)

func TestCheckFunctionName(t *testing.T) {
	const verb, test = "utils/tell_me/tell_me.go", "tests/utils/tell_me_test.go"
	const fuzz, benchmark = "tests/utils/tell_me_fuzz_test.go", "tests/utils/tell_me_benchmark_test.go"
	const support, story = "tests/utils/tell_me/tell_me.go", "tests/whole/jsonrpc/tell_me_test.go"
	check_sources.CheckSources(t, check_function_name.CheckFunctionName, [][3]string{
		{verb, "package p\nfunc TellMe() {}\n", ""},
		{verb, "package p\nfunc TellME() {}\n", ""},
		{verb, "package p\nfunc (t *T) TellMe() {}\n", ""},
		{verb, "package p\nfunc help() {}\nfunc TellMe() {}\n", ""}, // function-count says the rest
		{verb, "package p\n\nfunc tellMe() {}\n", verb + ":3: function-name"},
		{verb, "package p\nfunc Tellme() {}\nfunc Me() {}\n", verb + ":2: function-name"},
		{verb, "package p\nfunc main() {}\n", verb + ":2: function-name"},
		{verb, "package p\nfunc TestTellMe() {}\n", verb + ":2: function-name"},
		{verb, "package p\n", ""},
		{test, "package p\nfunc TestTellMe() {}\n", ""},
		{test, "package p\nfunc TestTellMeTwice() {}\n", test + ":2: function-name"},
		{test, "package p\nfunc TellMe() {}\n", test + ":2: function-name"},
		{test, "package p\nfunc TestMain() {}\n", test + ":2: function-name"},
		{fuzz, "package p\nfunc FuzzTellMe() {}\n", ""},
		{fuzz, "package p\nfunc TestTellMe() {}\n", fuzz + ":2: function-name"},
		{benchmark, "package p\nfunc BenchmarkTellMe() {}\n", ""},
		{benchmark, "package p\nfunc FuzzTellMe() {}\n", benchmark + ":2: function-name"},
		{support, "package p\nfunc TellMe() {}\n", ""},
		{support, "package p\nfunc TestTellMe() {}\n", support + ":2: function-name"},
		{story, "package p\nfunc TestTellMe() {}\n", ""},
		{story, "package p\nfunc TestStory() {}\n", story + ":2: function-name"},
		{"main.go", "package main\nfunc main() {}\n", ""},
		{"main.go", "package main\nfunc Main() {}\n", "main.go:2: function-name"},
		{"utils/utils.go", "package utils\nfunc Anything() {}\n", ""},
		{"utils/fillMore__x/fillMore__x.go", "package p\nfunc F() {}\n", ""},
	})
}
