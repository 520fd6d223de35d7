package program_test

import (
	"bytes"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/program/compile_c_client"
)

// The C client's reader of JSON, with the sanitizers, beside Go's: what is JSON, which number, which text. The texts
// are answers of the daemon and others, whole and spoilt at random.
func TestCClientJSON(t *testing.T) {
	folder := compile_c_client.CompileCClient(t, "tests/whole/program/read_c_json/read_c_json.c")
	program := filepath.Join(folder, "read_c_json")
	seeds := []string{
		`{"jsonrpc":"2.0","id":7,"result":{"text":"\u00e9\ud83d\ude00\n","token_id":-1,"a":[1.5e-7,"NaN",null]}}`,
		`{"a":{"a":[true,false,null,{}]},"b":"\"\\\/"}`, `[0,-0.5,1e+300,-12.25E-3,9007199254740993]`,
		`"\ud800 \udc00\ud83d"`,
		"\"h\u00e9llo\"", ` [ ] `, `{ }`, `""`, `-0`, `1.`, `.5`, `01`, `1e`, `+1`, `nul`, `truefalse`, `[1,]`, `{"a":1,}`,
		`{"a"}`, `{1:2}`, "\"\t\"", `"\x"`, `"\u12"`, ``, ` `, `"`, `[`, `{`, `\`, "\"\x00\"", "null\x00",
		strings.Repeat("[", 512) + strings.Repeat("]", 512), strings.Repeat("[", 513) + strings.Repeat("]", 513),
		strings.Repeat("[", 100_000), strings.Repeat("1", 600),
		strings.Repeat("{\"a\":", 300) + "1" + strings.Repeat("}", 300)}
	random := rand.New(rand.NewPCG(1, 2))
	texts := make([][]byte, 0, 40_000)
	for len(texts) < 40_000 {
		text := []byte(seeds[len(texts)%len(seeds)])
		for range min(len(texts)/len(seeds), 1+random.IntN(3)) { // the first round is whole
			at := random.IntN(len(text) + 1)
			piece := []byte{"{}[]\",:\\u0e1-.tn \x80"[random.IntN(18)]}
			text = append(append(append([]byte{}, text[:at]...), piece...), text[min(len(text), at+random.IntN(3)):]...)
		}
		if len(texts) > 4*len(seeds) && len(text) > 2000 {
			text = text[:random.IntN(300)] // the long ones a few times only
		}
		texts = append(texts, text)
	}
	var file bytes.Buffer
	for _, text := range texts {
		require.NoError(t, binary.Write(&file, binary.NativeEndian, uint32(len(text))))
		file.Write(text)
	}
	path := filepath.Join(t.TempDir(), "texts")
	require.NoError(t, os.WriteFile(path, file.Bytes(), 0o600))
	output, err := exec.Command(program, path).CombinedOutput()
	require.NoError(t, err, "%.3000s", output)
	lines := strings.Split(strings.TrimSuffix(string(output), "\n"), "\n")
	require.Len(t, lines, len(texts))
	for i, text := range texts {
		words := strings.Fields(lines[i])
		deep := bytes.Count(text, []byte("[")) > 512
		require.Equal(t, json.Valid(text) && !deep, words[0] == "1", "%.200q: %s", text, lines[i])
		var value any
		if words[0] == "0" || json.Unmarshal(text, &value) != nil {
			continue
		}
		switch value := value.(type) {
		case string:
			if utf8.Valid(text) {
				require.Equal(t, hex.EncodeToString([]byte(value))+".", words[2], "%q", text)
			}
		case float64:
			if len(text) < 200 {
				got, err := strconv.ParseFloat(words[1], 64)
				require.NoError(t, err)
				require.Equal(t, value, got, "%q", text)
			}
		case []any:
			require.Equal(t, fmt.Sprint(len(value)), words[5], "%q", text)
		}
	}
}
