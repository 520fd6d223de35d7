package rkllm_test

import (
	"encoding/json"
	"math"
	"os"
	"os/exec"
	"reflect"
	"strings"
	"testing"

	rkllm "rkllmd/clients/rkllm-go"
)

// The structures are what the document says, each of its methods is a method of Client, and numbers that JSON does not
// have are read.
func TestStructures(t *testing.T) {
	if said, err := exec.Command("python3", "generate.py", "--check").CombinedOutput(); err != nil {
		t.Errorf("%v: %s", err, said)
	}
	text, err := os.ReadFile("../../docs/api/openrpc.json")
	if err != nil {
		t.Fatal(err)
	}
	var document struct{ Methods []struct{ Name string } }
	if err := json.Unmarshal(text, &document); err != nil || len(document.Methods) == 0 {
		t.Fatal(err)
	}
	others := map[string]string{"run_async": "stream", "$/cancelRequest": "stream"}
	client := reflect.TypeFor[*rkllm.Client]()
	have := map[string]bool{}
	for i := range client.NumMethod() {
		have[strings.ToLower(client.Method(i).Name)] = true
	}
	for _, method := range document.Methods {
		name := method.Name[strings.LastIndex(method.Name, ".")+1:]
		if other := others[name]; other != "" {
			name = other
		}
		if !have[strings.ToLower(strings.ReplaceAll(name, "_", ""))] {
			t.Errorf("%s is no method of Client", method.Name)
		}
	}
	var logits rkllm.RKLLMResultLogits
	if err := json.Unmarshal([]byte(`{"logits": [1.5, "NaN", "-Infinity"], "vocab_size": 3}`), &logits); err != nil {
		t.Fatal(err)
	}
	values := logits.Logits
	if values[0] != 1.5 || values[1] == values[1] || !math.IsInf(float64(values[2]), -1) {
		t.Error(values)
	}
	param, _ := json.Marshal(rkllm.RKLLMParam{ModelPath: "m", TopK: rkllm.Ptr[int32](0)})
	if string(param) != `{"model_path":"m","top_k":0}` {
		t.Errorf("what is not given is left out: %s", param)
	}
}
