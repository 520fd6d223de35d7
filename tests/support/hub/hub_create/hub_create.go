// Package hub_create makes the state of a hub for tests.
package hub_create

import (
	"cmp"
	"crypto/sha256"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

// Hub is a server that answers as Hugging Face's hub does, and as ModelScope does, for one repository, and the server
// of its files, which is another host.
type Hub struct {
	URL, CDN string // "http://127.0.0.1:PORT"
	Repo     string // "owner/repository"
	Commit   string
	Asked    atomic.Int64 // requests for files, without those for a plan

	Mu     sync.Mutex // of what follows
	Script Script
	Files  []File
	Log    []string // "hub METHOD PATH TOKEN" and "cdn METHOD PATH TOKEN"
}

// File is a file of the repository.
type File struct {
	Path    string
	Data    []byte
	SHA256  string
	Size    int64 // that is told; 0: that of Data
	Version int
}

// Script is what goes wrong.
type Script struct {
	NoRanges, NoLength bool
	Wrong              bool          // the data are not those of the checksum
	Silent             bool          // nothing follows the header
	Cut, Cuts          int           // bytes after which a connection is cut; how many requests are
	ChangeAt, Changes  int           // the request before which the file changes for the first time, and how often
	Refuse             int           // a status
	RefuseAt, Refusals int           // the request that is the first to be refused, and how many are
	RetryAfter         string        // with a refusal
	APIRefuse, APITill int           // a status of the hub itself; how often
	Token              string        // that one must show; "": none
	Gated              bool          // only who shows Token and "granted" may read
	Redirect           string        // where files are instead
	Hold               chan struct{} // a file is sent but for its last byte, until this is closed
	Wait               chan struct{} // nothing of a file is sent, but of a first byte, before this is closed
	Told               int64         // the size of the first file, as the hub tells it; 0: the right one
	TellSize           bool          // the server of the files tells the same size of them as the hub
	Slow               time.Duration // before each piece of a file
	Repo               string        // "": owner/toy-GGUF
	Data               []byte        // of the first file; nil: noise
}

// HubCreate returns a hub whose files have these paths and sizes, and are noise that the path decides, but for what the
// script says.
func HubCreate(script Script, sizes map[string]int) *Hub {
	hub := &Hub{Script: script, Repo: cmp.Or(script.Repo, "owner/toy-GGUF"), Commit: strings.Repeat("0123456789", 4)}
	for i, name := range slices.Sorted(maps.Keys(sizes)) {
		seed := sha256.Sum256([]byte(name))
		data := make([]byte, sizes[name])
		rand.NewChaCha8(seed).Read(data)
		if i == 0 && script.Data != nil {
			data = slices.Clone(script.Data)
		}
		if strings.HasSuffix(name, ".gguf") {
			copy(data, "GGUF")
		}
		hub.Files = append(hub.Files, File{Path: name, Data: data, SHA256: fmt.Sprintf("%x", sha256.Sum256(data))})
		if script.Wrong {
			data[len(data)/2] ^= 1
		}
	}
	hub.Files[0].Size = script.Told
	return hub
}
