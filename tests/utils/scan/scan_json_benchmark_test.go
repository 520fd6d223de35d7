package scan_test

import (
	"encoding/json"
	"strings"
	"testing"

	"rkllmd/utils"
	"rkllmd/utils/scan/scan_json"
)

// BenchmarkScanJSON: beside encoding/json's check of the same texts.
func BenchmarkScanJSON(b *testing.B) {
	for name, text := range map[string]string{
		"is_running": `{"jsonrpc":"2.0","id":1,"method":"rkllm.is_running","params":[null]}`,
		"run_async": `{"jsonrpc":"2.0","id":123,"method":"rkllm.run_async","params":[null,{"role":"user","enable_thinking":false,` +
			`"input_type":0,"prompt_input":"Hello, how are you?"},{"mode":0,"lora_params":null,"prompt_cache_params":null,"keep_history":1},null]}`,
		"prompt": `{"jsonrpc":"2.0","id":1,"method":"rkllm.run","params":[null,{"prompt_input":"` +
			strings.Repeat("Once upon a time. ", 500) + `"}]}`,
		"Chinese": `{"jsonrpc":"2.0","id":1,"method":"rkllm.run","params":[null,{"prompt_input":"` +
			strings.Repeat("从前有一座山。", 500) + `"}]}`,
		"floats": `[` + strings.Repeat("-0.123456,", 5000) + `0]`,
	} {
		data := []byte(text)
		b.Run(name+"/rkllmd", func(b *testing.B) {
			b.SetBytes(int64(len(data)))
			for b.Loop() {
				var s utils.JSONScanner
				if _, done, err := scan_json.ScanJSON(&s, data); !done || err != nil {
					b.Fatal(done, err)
				}
			}
		})
		b.Run(name+"/encoding-json", func(b *testing.B) {
			b.SetBytes(int64(len(data)))
			for b.Loop() {
				if !json.Valid(data) {
					b.Fatal("not valid")
				}
			}
		})
	}
}
