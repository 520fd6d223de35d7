package template_test

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/template/render_template"
)

// BenchmarkRenderTemplate: the conversations of tests/jinja's benchmark of that name, as the engine renders them.
func BenchmarkRenderTemplate(b *testing.B) {
	for _, name := range []string{"chatml", "mistral-v1", "llama3.1"} {
		source, err := os.ReadFile("../../whole/jinja/judge/templates/" + name + ".jinja")
		require.NoError(b, err)
		for _, count := range []int{3, 200} {
			chat := engine.Chat{BOS: "<s>", AddAssistant: true, EnableThinking: true, Now: time.Now()}
			for i := range count {
				role := []string{"user", "assistant"}[i%2]
				content := strings.Repeat("some words ", 46)
				chat.Messages = append(chat.Messages, engine.Message{Role: role, Content: content})
			}
			b.Run(fmt.Sprintf("%s/%d", name, count), func(b *testing.B) {
				for range b.N {
					_, err := render_template.RenderTemplate(string(source), chat)
					require.NoError(b, err)
				}
			})
		}
	}
}
