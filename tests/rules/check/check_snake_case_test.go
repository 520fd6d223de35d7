package check_test

import (
	"testing"

	"rkllmd/rules/check/check_snake_case"
	"rkllmd/tests/rules/check/check_sources"
)

func TestCheckSnakeCase(t *testing.T) {
	cases := [][3]string{{"main.go", "package main\n", ""}}
	for _, name := range []string{"tell", "tell_me", "read_f32", "pick_2", "call_rkllm_createDefaultParam",
		"x_createDefaultParam_y"} {
		cases = append(cases, [3]string{"utils/" + name + "/" + name + ".go", "package p\n", ""},
			[3]string{"tests/whole/jsonrpc/" + name + "_test.go", "package p\n", ""})
	}
	for _, name := range []string{"tellMe", "Tell", "tell__me", "_tell", "tell_", "2_tell", "tell-me",
		"createDefaultParam", "x_createDefault"} {
		path := "utils/" + name + "/" + name
		cases = append(cases, [3]string{path + ".go", "package p\n", path + ".go:1: snake-case"},
			[3]string{path + ".c", "", path + ".c:1: snake-case"},
			[3]string{"utils/" + name + ".go", "package p\n", "utils/" + name + ".go:1: snake-case"},
			[3]string{"tests/utils/" + name + "_test.go", "package p\n", "tests/utils/" + name +
				"_test.go:1: snake-case"})
	}
	check_sources.CheckSources(t, check_snake_case.CheckSnakeCase, cases)
}
