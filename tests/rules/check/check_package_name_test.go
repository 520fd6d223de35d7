package check_test

import (
	"testing"

	"rkllmd/rules/check/check_package_name"
	"rkllmd/tests/rules/check/check_sources"
)

func TestCheckPackageName(t *testing.T) {
	const verb, test, support = "utils/tell/tell.go", "tests/utils/tell_test.go", "tests/utils/tell/tell.go"
	check_sources.CheckSources(t, check_package_name.CheckPackageName, [][3]string{
		{verb, "package tell\n", ""},
		{verb, "// first\npackage utils\n", verb + ":2: package-name"},
		{verb, "package main\n", verb + ":1: package-name"},
		{"utils/other.go", "package utils\n", ""},
		{"utils/other.go", "package other\n", "utils/other.go:1: package-name"},
		{test, "package utils_test\n", ""},
		{test, "package tell\n", test + ":1: package-name"},
		{support, "package tell\n", ""},
		{support, "package support\n", support + ":1: package-name"},
		{"main.go", "package main\n", ""},
		{"main.go", "package rkllmd\n", "main.go:1: package-name"},
		{"utils/tell/tell.c", "int tell(void) { return 0; }\n", ""},
	})
}
