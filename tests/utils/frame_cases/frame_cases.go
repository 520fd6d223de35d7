// Package frame_cases lists input of clients in every framing.
package frame_cases

import (
	"strings"

	"rkllmd/utils"
)

// Case is everything that a client sends, and what collect_frames finds in it with a limit of 64 bytes.
type Case struct {
	Name, Input string
	Found       []string
}

// FrameCases returns input with and without mistakes: texts, messages behind headers and behind lengths, and what is
// none of these.
func FrameCases() []Case {
	const ended = "malformed the input ended in the middle of a message"
	const larger = " is larger than the limit of 64 bytes (--max-message-bytes, RKLLMD_MAX_MESSAGE_BYTES)"
	return []Case{
		{"text, back to back", `{"a":1}{"b":[2]}"x"null`, []string{
			`message {"a":1}`, `message {"b":[2]}`, `message "x"`, "message null"}},
		{"text, newlines and blanks", "\r\n {\"a\":\n1}\n\n [1] \r\n", []string{"message {\"a\":\n1}", "message [1]"}},
		{"text, byte order mark", "\xef\xbb\xbf{}[1]", []string{"message {}", "message [1]"}},
		{"text, shorter than a length", "{}", []string{"message {}"}},
		{"text, numbers", "1 -2.5e3\n7", []string{"message 1", "message -2.5e3", "message 7"}},
		{"text, goes on after the line of the error", "{\"a\":1}\n[{\"b\":1},\n x,\n{\"c\":1}]\n{\"d\":1}", []string{
			`message {"a":1}`, `malformed a value must stand here, not "x" (at byte 11)`, `message {"c":1}`,
			`malformed a value must stand here, not "]" (at byte 0)`, `message {"d":1}`}},
		{"text, the error is the newline", "{\"a\n{\"b\":1}\n", []string{
			`malformed control characters in strings must be escaped, not "\n" (at byte 3)`, `message {"b":1}`}},
		{"text, ends within", `{"a":1}{"b"`, []string{`message {"a":1}`, ended}},
		{"text, ends within a number", `{"a":1} 1.`, []string{`message {"a":1}`, ended}},
		{"text, NUL later than the first four bytes", "[1]\n\x00", []string{
			"message [1]", `malformed a value must stand here, not "\x00" (at byte 0)`}},
		{"text, as large as allowed", `"` + strings.Repeat("x", 62) + `"1`, []string{
			`message "` + strings.Repeat("x", 62) + `"`, "message 1"}},
		{"text, too large", `1 "` + strings.Repeat("x", 63) + `"`, []string{
			"message 1", "fatal a message of 65 bytes" + larger}},
		{"blanks only", " \r\n\t ", nil},
		{"nothing", "", nil},
		{"header", "Content-Length: 7\r\n\r\n{\"a\":1}Content-Length: 4\r\n\r\n [1]", []string{
			`message {"a":1}`, "message  [1]"}},
		{"header, any case, others, LF, blanks between",
			"\r\ncontent-type: x\ncontent-LENGTH:2\n\n{}\r\n\r\nCONTENT-LENGTH: 3 \r\n\r\n1\r\n",
			[]string{"message {}", "message 1\r\n"}},
		{"header, not JSON inside: the rest of the message is dropped",
			"Content-Length: 9\r\n\r\n{x\n\"a\":1}Content-Length: 1\r\n\r\n1",
			[]string{`malformed a member name in double quotes or } must stand here, not "x" (at byte 1)`, "message 1"}},
		{"header, two texts inside", "Content-Length: 4\r\n\r\n1 2 Content-Length: 1\r\n\r\n1",
			[]string{`malformed nothing may follow the JSON text of a message, not "2" (at byte 2)`, "message 1"}},
		{"header, text cut short", "Content-Length: 6\r\n\r\n{\"a\":1Content-Length: 1\r\n\r\n1",
			[]string{"malformed the message ends in the middle of its JSON text (at byte 6)", "message 1"}},
		{"header, too large", "Content-Length: 65\r\n\r\n", []string{"fatal a message of 65 bytes" + larger}},
		{"header, ends within", "Content-Length: 6\r\n\r\n{\"a\"", []string{ended}},
		{"header, ends before the message", "Content-Length: 6\r\n\r\n", []string{ended}},
		{"header, no Content-Length", "Content-Type: x\r\n\r\n{}",
			[]string{"fatal header lines without Content-Length before a message"}},
		{"length", "\x07\x00\x00\x00{\"a\":1}\x02\x00\x00\x00[]", []string{`message {"a":1}`, "message []"}},
		{"length, looks like text at first", "\x0a\x00\x00\x00 \"abcdef\" ", []string{`message  "abcdef" `}},
		{"length of 0", "\x01\x00\x00\x001\x00\x00\x00\x00", []string{
			"message 1", "fatal a length prefix of 0: every message has at least one byte"}},
		{"length, too large", "\x00\x00\x00\x01", []string{"fatal a message of 16777216 bytes" + larger}},
		{"length, not JSON inside", "\x03\x00\x00\x00nul\x01\x00\x00\x001", []string{
			"malformed the message ends in the middle of its JSON text (at byte 3)", "message 1"}},
		{"length, blanks inside only", "\x02\x00\x00\x00  \x01\x00\x00\x001", []string{
			"malformed the message ends in the middle of its JSON text (at byte 2)", "message 1"}},
		{"length, ends within", "\x07\x00\x00\x00{", []string{ended}},
		{"length, ends within the prefix", "\x07\x00", []string{ended}},
		{"HTTP", "POST /x HTTP/1.1\r\nHost: y\r\ncontent-length: 7\r\n\r\n{\"a\":1}POST / HTTP/1.1\r\n" +
			"Content-Length: 1\r\n\r\n1", []string{`message {"a":1}`, "message 1"}},
		{"HTTP, ends within", "POST / HTTP/1.1\r\n", []string{ended}},
		{"HTTP, a page's", "POST / HTTP/1.1\r\nOrigin: http://a\r\n\r\n", []string{
			`fatal a page of the web ("http://a") may not use this socket`}},
		{"HTTP, another method", "GET / HTTP/1.1\r\n\r\n", []string{"fatal " + utils.OtherMethod}},
		{"neither", "hello\n{}", []string{`malformed a value must stand here, not "h" (at byte 0)`, "message {}"}},
	}
}
