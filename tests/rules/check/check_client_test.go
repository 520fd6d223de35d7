package check_test

import (
	"testing"

	"rkllmd/rules/check/check_client"
	"rkllmd/tests/rules/check/check_sources"
)

func TestCheckClient(t *testing.T) {
	const run, unwrap = "clients/rkllm-go/run.go", "clients/rkllm-go/error_unwrap.go"
	const c = "clients/rkllm-c/src/read_it.c"
	check_sources.CheckSources(t, check_client.CheckClient, [][3]string{
		{run, "package p\nfunc (c *Client) Run() {}\n", ""},
		{run, "package p\nfunc run() {}\n", ""},
		{run, "package p\ntype Run int\n", ""},
		{run, "package p\nfunc Walk() {}\n", run + ":1: function-name"},
		{run, "package p\nfunc Run() {}\nfunc (c *Client) Run() {}\n", run + ":1: function-count"},
		{unwrap, "package p\nfunc (e *Error) Unwrap() error { return nil }\n", ""},
		{unwrap, "package p\nfunc (e *Error) Error() string { return e.Text }\n", unwrap + ":1: function-name"},
		{"clients/rkllm-go/read_json_test.go", "package p\nfunc TestReadJSON() {}\n", ""},
		{"clients/rkllm-go/read_json_test.go", "package p\nfunc readJSON() {}\n", ""},
		{c, "int rkllmc_read_it(void) { return 0; }\n", ""},
		{c, "int rkllmc_read(void) { return 0; }\n", c + ":1: function-name"},
		{c, "int a;\n", c + ":1: function-count"},
		{c, "int rkllmc_read_it(void) { return 0; }\nstatic int more(void) { return 1; }\n", c + ":1: function-count"},
		{"clients/rkllm-c/examples/stream.c", "static int f(void) { return 0; }\nint main(void) { return f(); }\n", ""},
		{"utils/tell/tell.go", "package p\nfunc A() {}\nfunc B() {}\n", ""},
	})
}
