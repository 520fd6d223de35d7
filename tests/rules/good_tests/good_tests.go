// Package good_tests gives the tests of a project that keeps every rule.
package good_tests

// GoodTests returns the files below tests/ of good_tree (path -> text).
func GoodTests() map[string]string {
	const top = "// Package p holds one function.\npackage "
	return map[string]string{
		"tests/support/daemon/make_buffer/make_buffer.go": top + "make_buffer\n\n// MakeBuffer makes.\n" +
			"func MakeBuffer() {}\n",
		"tests/engine/write_file/write_file.go":  top + "write_file\n\n// WriteFile writes.\nfunc WriteFile() {}\n",
		"tests/engine/gguf/cut_file/cut_file.go": top + "cut_file\n\n// CutFile cuts.\nfunc CutFile() {}\n",
		"tests/dropin/a_client/a_client.cpp": "#include <string>\n\nstruct Seen {\n\tstd::string text{};\n};\n\n" +
			"int main() { return 0; }\n",
		"tests/dropin/rkllm_run_test.go": "package dropin_test\n\nfunc TestRkllmRun() {}\n",
		"tests/buffer/append_buffer_test.go": "package buffer_test\n\n" +
			"import (\n\t\"testing\"\n\n\t\"example/tests/support/daemon/make_buffer\"\n)\n\n" +
			"func TestAppendBuffer(t *testing.T) {\n\tmake_buffer.MakeBuffer()\n\tt.Run(\"a\", func(t *testing.T) " +
			"{})\n}\n",
		"tests/buffer/append_buffer_fuzz_test.go":      "package buffer_test\n\nfunc FuzzAppendBuffer() {}\n",
		"tests/buffer/append_buffer_benchmark_test.go": "package buffer_test\n\nfunc BenchmarkAppendBuffer() {}\n",
		"tests/engine/gguf/open_file_test.go": "package gguf_test\n\n" +
			"import (\n\t\"example/tests/engine/gguf/cut_file\"\n\t\"example/tests/engine/write_file\"\n)\n\n" +
			"func TestOpenFile() {\n\twrite_file.WriteFile()\n\tcut_file.CutFile()\n}\n",
		"tests/engine/model/load_model_test.go": "package model_test\n\n" +
			"import \"example/tests/engine/write_file\"\n\nfunc TestLoadModel() { write_file.WriteFile() }\n",
		"tests/cli/run_cli_test.go":      "package cli_test\n\nfunc TestRunCLI() {}\n",
		"tests/bench/serve_echo_test.go": "package bench_test\n\nfunc TestServeEcho() {}\n",
		"tests/rkllm/call_rkllm_createDefaultParam_test.go": "package rkllm_test\n\n" +
			"func TestCallRkllmCreateDefaultParam() {}\n",
		"tests/whole/jsonrpc/talk_twice_test.go": "package jsonrpc_test\n\n" +
			"import \"example/tests/support/daemon/make_buffer\"\n\n" +
			"func TestTalkTwice() { make_buffer.MakeBuffer() }\n",
		"tests/clients/ping_test.go": "package clients_test\n\nfunc TestPing() {}\n",
	}
}
