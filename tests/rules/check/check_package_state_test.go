package check_test

import (
	"testing"

	"rkllmd/rules/check/check_package_state"
	"rkllmd/tests/rules/check/check_sources"
)

func TestCheckPackageState(t *testing.T) {
	const verb, test = "utils/tell/tell.go", "tests/utils/tell_test.go"
	check_sources.CheckSources(t, check_package_state.CheckPackageState, [][3]string{
		{verb, "package p\nconst A = 1\ntype T int\nvar _ I = T(1)\nfunc F() { var local int; _ = local }\n", ""},
		{verb, "package p\nvar count int\n", verb + ":2: package-state"},
		{verb, "package p\nvar (\n\ta, _ = 1, 2\n\tb = 3\n)\n", verb + ":3: package-state " + verb +
			":4: package-state"},
		{verb, "package p\nvar ErrGone = errors.New(\"gone\")\n", verb + ":2: package-state"},
		{verb, "package p\n\n//export OnTell\nfunc OnTell() {}\n\nvar Pointer = unsafe.Pointer(C.OnTell)\n", ""},
		{verb, "package p\n\n//export OnTell\nfunc OnTell() {}\n\nvar Pointers = 1\n", verb + ":6: package-state"},
		{verb, "package p\nfunc OnTell() {} // no //export here\nvar Pointer = 1\n", verb + ":3: package-state"},
		{test, "package p\nvar cases = []int{1}\n", test + ":2: package-state"},
		{"main.go", "package main\nvar version = \"1\"\n", "main.go:2: package-state"},
		{"utils/utils.go", "package utils\nvar ErrGone = errors.New(\"gone\")\n", ""},
		{"utils/tell/tell.c", "int count;\nint tell(void) { return count; }\n", ""},
	})
}
