// Package list_hub lists the files of a repository on Hugging Face's hub.
package list_hub

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"rkllmd/store/remote"
	"rkllmd/store/remote/ask_json"
	"rkllmd/store/source"
	"rkllmd/store/source/is_inside"
	"rkllmd/store/source/is_revision"
)

// ListHub returns what the hub of HF_ENDPOINT tells of the repository that wanted names. The addresses of its files
// have the commit in them, so that they stay the same files.
//
// **Runs on:** any thread that may wait.
func ListHub(ctx context.Context, client *remote.Client, wanted source.Source) (remote.Repository, error) {
	name := wanted.Owner + "/" + wanted.Repo
	address := client.Hub.URL.JoinPath("api", "models", name, "revision", cmp.Or(wanted.Revision, "main"))
	told := remote.HubModel{}
	if err := ask_json.AskJSON(ctx, client, address.String()+"?blobs=true", &told); err != nil {
		return remote.Repository{}, fmt.Errorf("cannot look into %s%s: %w", source.Hosts[0], name, err)
	}
	if told.SHA != "" && !is_revision.IsRevision(told.SHA) {
		return remote.Repository{}, fmt.Errorf("cannot look into %s%s: %s says that it is at the commit %.80q, which "+
			"is none", source.Hosts[0], name, address.Host, told.SHA)
	}
	found := remote.Repository{Revision: told.SHA}
	json.Unmarshal(told.CardData.License, &found.Licence)
	for _, tag := range told.Tags {
		if licence, is := strings.CutPrefix(tag, "license:"); is && found.Licence == "" {
			found.Licence = licence
		}
	}
	for _, sibling := range told.Siblings {
		if !is_inside.IsInside(sibling.Name) {
			continue
		}
		file := remote.File{Path: sibling.Name, Size: sibling.Size,
			URL: client.Hub.URL.JoinPath(name, "resolve", cmp.Or(told.SHA, "main"), sibling.Name).String()}
		if sibling.LFS != nil {
			file.Size, file.SHA256 = sibling.LFS.Size, sibling.LFS.SHA256
		}
		found.Files = append(found.Files, file)
	}
	return found, nil
}
