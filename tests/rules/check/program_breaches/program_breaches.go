// Package program_breaches gives a table of breaches.
package program_breaches

// ProgramBreaches is list_breaches for what concerns the programs, the drop-in and C++.
func ProgramBreaches() [][5]string {
	const client = "tests/dropin/a_client/a_client.cpp"
	return [][5]string{
		{"C++ among the tests", "tests/buffer/append_buffer.cpp", "", "", "tests/buffer/append_buffer.cpp:1: path"},
		{"a second function in C++", client, "", "static int two() { return 2; }\n", client + ":8: c-function-count"},
		{"a method in C++", client, "text{};", "text{};\n\tint two() { return 2; }", client + ":8: c-function-count"},
		{"a function in a namespace", client, "", "namespace {\nint two() { return 2; }\n}\n", client +
			":9: c-function-count"},
		{"a wrong name in C++", client, "main", "run", client + ":7: function-name"},
		{"too deep in C++", client, "return 0;", "for (;;) { if (1) { while (1) { do { } while (1); } } }", client +
			":7: size"},
		{"types beside a program", "dropin/dropin.go", "", "package dropin\n", "dropin/dropin.go:1: path"},
		{"a program elsewhere", "server/main.go", "", "package main\n\nfunc main() {}\n",
			"server/main.go:1: package-name server/main.go:1: unreachable server/main.go:3: function-count"},
		{"the vendor's names in the daemon", "main.go", "import ", "import _ \"example/dropin/rkllm_run\"\nimport ",
			"main.go:3: direction"},
		{"the runtime in the twin", "main_noembedded.go", "import ", "import _ \"example/librkllmrt/x\"\nimport ",
			"main_noembedded.go:5: direction"},
		{"a call past the pointers", "rkllm/call_rkllm_createDefaultParam/call_rkllm_createDefaultParam.c",
			"puts(\"{\");", "\n\tllama_backend_init();\n",
			"rkllm/call_rkllm_createDefaultParam/call_rkllm_createDefaultParam.c:4: llama-calls"},
		{"dead code in the drop-in", "dropin/main.go", "import _ \"example/dropin/rkllm_run\"\n", "",
			"dropin/rkllm_run/rkllm_run.go:1: unreachable"},
	}
}
