package web_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/conversation"
	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/faces/web_post"
)

// Each address for a conversation refuses an image by its place, and in the same words.
func TestWebImages(t *testing.T) {
	_, address := http_daemon.HTTPDaemon(t, "--named-model", "demo=builtin:demo")
	const content = `"role": "user", "content": [{"type": "text", "text": "What is this?"}, `
	for path, one := range map[string][2]string{
		"/v1/chat/completions": {`{"model": "demo", "messages": [{` + content +
			`{"type": "image_url", "image_url": {"url": "data:image/png;base64,aGk="}}]}]}`,
			`messages[0].content[1].type is "image_url": `},
		"/v1/generate": {`{"model": "demo", "messages": [{` + content +
			`{"type": "image_url", "image_url": {"url": "data:image/png;base64,aGk="}}]}]}`,
			`messages[0].content[1].type is "image_url": `},
		"/v1/responses": {`{"model": "demo", "input": [{"role": "user", "content": [{"type": "input_image", ` +
			`"image_url": "data:image/png;base64,aGk="}]}]}`, `input[0].content[0].type is "input_image": `},
		"/v1/messages": {`{"model": "demo", "max_tokens": 5, "messages": [{` + content +
			`{"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": "aGk="}}]}]}`,
			`messages[0].content[1].type is "image": `},
		"/api/chat": {`{"model": "demo", "messages": [{"role": "user", "content": "What is this?", "images": ["aGk="]}]}`,
			"messages[0].images: "},
		"/api/generate": {`{"model": "demo", "prompt": "What is this?", "images": ["aGk="]}`, "images: "},
	} {
		code, _, answer := web_post.WebPost(t, "http://"+address+path, one[0])
		require.Equal(t, 400, code, path)
		require.Contains(t, fmt.Sprint(answer), one[1]+conversation.NoImages, path)
	}
}
