// Package name_sender names who has sent a message.
package name_sender

import "strings"

// NameSender returns the last word of subject, which is the name of who has sent to it.
//
// **Runs on:** any thread.
func NameSender(subject string) string {
	return subject[strings.LastIndexByte(subject, '.')+1:]
}
