package jinja_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jinja"
	"rkllmd/jinja/parse_template"
	"rkllmd/jinja/read_json_value"
	"rkllmd/jinja/render_template"
)

// BenchmarkRenderTemplate: a short chat, and one of 200 messages and 100 KB; here, and in python3-jinja2 where that is.
// Both have parsed the template before.
func BenchmarkRenderTemplate(b *testing.B) {
	const judge = "../whole/jinja/judge/"
	command := exec.Command("/usr/bin/python3", judge+"judge.py", "time")
	questions, err := command.StdinPipe()
	require.NoError(b, err)
	answers, err := command.StdoutPipe()
	require.NoError(b, err)
	require.NoError(b, command.Start())
	lines := bufio.NewReader(answers)
	for _, name := range []string{"chatml", "mistral-v1", "llama3.1", "qwen3", "gpt-oss"} {
		source, err := os.ReadFile(judge + "templates/" + name + ".jinja")
		require.NoError(b, err)
		template, err := parse_template.ParseTemplate(string(source))
		require.NoError(b, err)
		for _, count := range []int{3, 200} {
			messages := []map[string]string{}
			for i := range count {
				role := []string{"user", "assistant"}[i%2]
				content := strings.Repeat("some words ", 46)
				messages = append(messages, map[string]string{"role": role, "content": content})
			}
			variables, err := json.Marshal(map[string]any{"messages": messages, "bos_token": "<s>",
				"eos_token": "</s>", "add_generation_prompt": true})
			require.NoError(b, err)
			values, err := read_json_value.ReadJSONValue(variables)
			require.NoError(b, err)
			b.Run(fmt.Sprintf("%s/%d/rkllmd", name, count), func(b *testing.B) {
				for range b.N {
					_, err = render_template.RenderTemplate(template, values.(*jinja.Dict), jinja.DefaultLimits)
					require.NoError(b, err)
				}
			})
			b.Run(fmt.Sprintf("%s/%d/python", name, count), func(b *testing.B) {
				question, err := json.Marshal(map[string]any{"template": string(source), "count": b.N,
					"variables": json.RawMessage(variables)})
				require.NoError(b, err)
				_, err = questions.Write(append(question, '\n'))
				require.NoError(b, err)
				_, err = lines.ReadString('\n')
				require.NoError(b, err)
			})
		}
	}
	require.NoError(b, questions.Close())
	require.NoError(b, command.Wait())
}
