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
	"fmt"
	"strings"
	"unsafe"

	"rkllmd/engine"
	_ "rkllmd/engine/llama/use_functions" // holds the addresses of llama.cpp's functions
	chat_template "rkllmd/engine/template"
	"rkllmd/engine/template/is_plain_role"
	"rkllmd/engine/template/replace_marks"
)

// ApplyChatTemplate writes the conversation in the form that the model was trained on, ready to be tokenized with
// special tokens. template is the model's own (engine.Facts.ChatTemplate) or the name of one that llama.cpp knows;
// llama.cpp does not run it but recognises which of its own forms it is. Empty and unrecognised templates give ChatML.
// addAssistant begins the assistant's turn at the end.
//
// llama.cpp writes a mark for each message's content, which then takes its place, so that it is known where content
// stands; forms that take the blanks around it away do so here. Roles are written as they are: those that are no plain
// words are refused.
//
// **Runs on:** any thread.
func ApplyChatTemplate(template string, messages []engine.Message, addAssistant bool) (engine.Prompt, error) {
	var packed strings.Builder
	for i, m := range messages {
		if !is_plain_role.IsPlainRole(m.Role) {
			return engine.Prompt{}, fmt.Errorf("the role %.40q cannot be written by a form of llama.cpp's: "+
				"it is made of letters, digits, blanks, _ and -", m.Role)
		}
		packed.WriteString(m.Role + "\x00")
		if m.Content != "" {
			fmt.Fprintf(&packed, chat_template.ContentMark, i)
		}
		packed.WriteByte(0)
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
			return replace_marks.ReplaceMarks(string(text[:n]), messages), nil
		}
	}
	return engine.Prompt{}, errors.New("llama.cpp cannot write this conversation as a prompt")
}
