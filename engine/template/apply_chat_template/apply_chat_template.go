// Package apply_chat_template writes a conversation as a prompt.
package apply_chat_template

// #include <stdbool.h>
// #include <stddef.h>
// #include <stdint.h>
// #include <stdlib.h>
// int32_t rkllmd_apply_chat_template(char *template, char *roles_and_contents, size_t count, bool add_assistant,
//     char *text, int32_t room);
import "C"

import (
	"errors"
	"math"
	"strings"
	"unsafe"

	_ "github.com/ollama/ollama/llama/llama.cpp/src" // links llama.cpp and ggml

	"rkllmd/engine"
)

// ApplyChatTemplate writes the conversation in the form that the model was trained on, ready to be tokenized with
// special tokens. template is the model's own (engine.Facts.ChatTemplate) or the name of one that llama.cpp knows;
// llama.cpp does not run it but recognises which of its own forms it is. Empty and unrecognised templates give ChatML.
// addAssistant begins the assistant's turn at the end.
//
// A text with a NUL character is refused, because llama.cpp would cut it there.
//
// **Runs on:** any thread.
func ApplyChatTemplate(template string, messages []engine.Message, addAssistant bool) (string, error) {
	var packed strings.Builder
	for _, m := range messages {
		if strings.IndexByte(m.Role, 0) >= 0 || strings.IndexByte(m.Content, 0) >= 0 {
			return "", errors.New("a message of the conversation holds a NUL character; take it out")
		}
		packed.WriteString(m.Role + "\x00" + m.Content + "\x00")
	}
	if packed.Len() > math.MaxInt32/4 {
		return "", errors.New("the conversation is longer than 512 MB")
	}
	chat := C.CString(packed.String())
	defer C.free(unsafe.Pointer(chat))

	text := make([]byte, 2*packed.Len()+256)
	for _, name := range []string{template, "chatml"} {
		cName := C.CString(name)
		defer C.free(unsafe.Pointer(cName))
		n := C.rkllmd_apply_chat_template(cName, chat, C.size_t(len(messages)), C.bool(addAssistant),
			(*C.char)(unsafe.Pointer(&text[0])), C.int32_t(len(text)))
		if int(n) > len(text) {
			text = make([]byte, n)
			n = C.rkllmd_apply_chat_template(cName, chat, C.size_t(len(messages)), C.bool(addAssistant),
				(*C.char)(unsafe.Pointer(&text[0])), n)
		}
		if n >= 0 {
			return string(text[:n]), nil
		}
	}
	return "", errors.New("llama.cpp cannot write this conversation as a prompt")
}
