package check_test

import (
	"testing"

	"rkllmd/rules/check/check_no_init"
	"rkllmd/tests/rules/check/check_sources"
)

func TestCheckNoInit(t *testing.T) {
	const verb = "utils/tell/tell.go"
	check_sources.CheckSources(t, check_no_init.CheckNoInit, [][3]string{
		{verb, "package tell\nfunc Tell() {}\n", ""},
		{verb, "package tell\nfunc (t T) init() {}\n", ""}, // a method of that name is an ordinary one
		{verb, "package tell\nfunc init() {}\nfunc Tell() {}\nfunc init() {}\n", verb + ":2: no-init " + verb +
			":4: no-init"},
		{"utils/utils.go", "package utils\nfunc init() {}\n", "utils/utils.go:2: no-init"},
		{"main.go", "package main\nfunc init() {}\n", "main.go:2: no-init"},
	})
}
