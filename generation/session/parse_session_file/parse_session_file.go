// Package parse_session_file takes a saved session apart.
package parse_session_file

import (
	"crypto/sha256"
	"encoding/binary"
	"errors"

	"rkllmd/generation/session"
	"rkllmd/generation/session/parse_session_header"
)

// ParseSessionFile returns what a saved session, which begins with generation.SessionMagic, consists of. Nothing in it
// is believed before the checksum is found to be right. The state stays in file's memory.
//
// **Runs on:** any thread. Errors: those of parse_session_header, or a wrong checksum.
func ParseSessionFile(file []byte) (session.File, error) {
	header, length, err := parse_session_header.ParseSessionHeader(file, int64(len(file)))
	if err != nil {
		return session.File{}, err
	}
	body, sum := file[:len(file)-sha256.Size], file[len(file)-sha256.Size:]
	if actual := sha256.Sum256(body); string(actual[:]) != string(sum) {
		return session.File{}, errors.New("the file is damaged: its checksum is wrong")
	}
	f, rest := session.File{Header: header, Tokens: make([]int32, header.Tokens)}, body[length:]
	for i := range f.Tokens {
		f.Tokens[i] = int32(binary.LittleEndian.Uint32(rest[4*i:]))
	}
	if header.StateBytes > 0 {
		f.State = rest[4*header.Tokens:]
	}
	return f, nil
}
